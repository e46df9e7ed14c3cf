import type { Variant } from '~/locales/variant'
import type { Destination } from '~/modules/deals/model'

type Place = Destination<Record<Variant, string>>

const place = (
  iata: string,
  city: string,
  country: string,
  BR: [string?, string?] = [],
): Place => ({
  iata,
  city: { PT: city, BR: BR[0] ?? city },
  country: { PT: country, BR: BR[1] ?? country },
})

/** One place for each scene in content/scenes, under the scene's name. */
export const places = {
  acores: place('PDL', 'Ponta Delgada', 'Açores', [undefined, 'Açores, Portugal']),
  banguecoque: place('BKK', 'Banguecoque', 'Tailândia', ['Bangkok']),
  barcelona: place('BCN', 'Barcelona', 'Espanha'),
  'cabo-verde': place('SID', 'Ilha do Sal', 'Cabo Verde'),
  cancun: place('CUN', 'Cancún', 'México'),
  'cidade-do-cabo': place('CPT', 'Cidade do Cabo', 'África do Sul'),
  florianopolis: place('FLN', 'Florianópolis', 'Brasil'),
  lisboa: place('LIS', 'Lisboa', 'Portugal'),
  londres: place('LHR', 'Londres', 'Reino Unido'),
  madeira: place('FNC', 'Funchal', 'Madeira', [undefined, 'Madeira, Portugal']),
  marraquexe: place('RAK', 'Marraquexe', 'Marrocos', ['Marrakech']),
  miami: place('MIA', 'Miami', 'Estados Unidos'),
  'nova-iorque': place('JFK', 'Nova Iorque', 'Estados Unidos', ['Nova York']),
  paris: place('CDG', 'Paris', 'França'),
  porto: place('OPO', 'Porto', 'Portugal'),
  rio: place('GIG', 'Rio de Janeiro', 'Brasil'),
  roma: place('FCO', 'Roma', 'Itália'),
  salvador: place('SSA', 'Salvador', 'Brasil'),
  'sao-paulo': place('GRU', 'São Paulo', 'Brasil'),
  toquio: place('NRT', 'Tóquio', 'Japão'),
}
