import type { Variant } from '~/locales/variant'

/** A favourite a member can choose: its code is stored, its label is 'city (country)' (SPEC §3). */
export interface Destination {
  code: string
  /** Airports a deal may name for it. */
  airports: readonly string[]
  PT: string
  BR: string
}

const place = (code: string, both: string, airports: string[] = [code]): Destination => ({
  code,
  airports,
  PT: both,
  BR: both,
})
const named = (code: string, PT: string, BR: string, airports: string[] = [code]): Destination => ({
  code,
  airports,
  PT,
  BR,
})

export const destinations: readonly Destination[] = [
  place('RIO', 'Rio de Janeiro (Brasil)', ['GIG', 'SDU']),
  place('SAO', 'São Paulo (Brasil)', ['GRU', 'CGH', 'VCP']),
  place('SSA', 'Salvador (Brasil)'),
  place('REC', 'Recife (Brasil)'),
  place('FOR', 'Fortaleza (Brasil)'),
  place('NAT', 'Natal (Brasil)'),
  place('MCZ', 'Maceió (Brasil)'),
  place('JPA', 'João Pessoa (Brasil)'),
  place('BPS', 'Porto Seguro (Brasil)'),
  place('FEN', 'Fernando de Noronha (Brasil)'),
  place('FLN', 'Florianópolis (Brasil)'),
  place('CWB', 'Curitiba (Brasil)'),
  place('IGU', 'Foz do Iguaçu (Brasil)'),
  place('BHZ', 'Belo Horizonte (Brasil)', ['CNF', 'PLU']),
  place('BSB', 'Brasília (Brasil)'),
  place('MAO', 'Manaus (Brasil)'),
  place('LIS', 'Lisboa (Portugal)'),
  place('OPO', 'Porto (Portugal)'),
  place('FAO', 'Faro (Portugal)'),
  place('FNC', 'Madeira (Portugal)', ['FNC', 'PXO']),
  place('PDL', 'Açores (Portugal)', ['PDL', 'TER', 'HOR', 'PIX', 'SMA']),
  named('MAD', 'Madrid (Espanha)', 'Madri (Espanha)'),
  place('BCN', 'Barcelona (Espanha)'),
  place('IBZ', 'Ibiza (Espanha)'),
  named('PMI', 'Palma de Maiorca (Espanha)', 'Palma de Mallorca (Espanha)'),
  place('TCI', 'Tenerife (Espanha)', ['TFS', 'TFN']),
  place('PAR', 'Paris (França)', ['CDG', 'ORY', 'BVA']),
  place('LON', 'Londres (Reino Unido)', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']),
  place('DUB', 'Dublin (Irlanda)'),
  named('AMS', 'Amesterdão (Países Baixos)', 'Amsterdã (Holanda)'),
  place('BRU', 'Bruxelas (Bélgica)', ['BRU', 'CRL']),
  place('BER', 'Berlim (Alemanha)'),
  place('MUC', 'Munique (Alemanha)'),
  place('VIE', 'Viena (Áustria)'),
  named('PRG', 'Praga (Chéquia)', 'Praga (República Tcheca)'),
  place('BUD', 'Budapeste (Hungria)'),
  place('ROM', 'Roma (Itália)', ['FCO', 'CIA']),
  place('MIL', 'Milão (Itália)', ['MXP', 'LIN', 'BGY']),
  place('VCE', 'Veneza (Itália)', ['VCE', 'TSF']),
  place('ATH', 'Atenas (Grécia)'),
  place('JTR', 'Santorini (Grécia)'),
  place('IST', 'Istambul (Turquia)', ['IST', 'SAW']),
  named('KEF', 'Reiquiavique (Islândia)', 'Reykjavik (Islândia)'),
  named('NYC', 'Nova Iorque (Estados Unidos)', 'Nova York (Estados Unidos)', ['JFK', 'EWR', 'LGA']),
  place('MIA', 'Miami (Estados Unidos)', ['MIA', 'FLL']),
  place('ORL', 'Orlando (Estados Unidos)', ['MCO']),
  place('LAX', 'Los Angeles (Estados Unidos)'),
  place('CUN', 'Cancún (México)'),
  place('PUJ', 'Punta Cana (República Dominicana)'),
  place('BUE', 'Buenos Aires (Argentina)', ['EZE', 'AEP']),
  place('BRC', 'Bariloche (Argentina)'),
  place('SCL', 'Santiago (Chile)'),
  place('CTG', 'Cartagena (Colômbia)'),
  place('SID', 'Ilha do Sal (Cabo Verde)'),
  named('RAK', 'Marraquexe (Marrocos)', 'Marrakech (Marrocos)'),
  place('CPT', 'Cidade do Cabo (África do Sul)'),
  place('ZNZ', 'Zanzibar (Tanzânia)'),
  place('DXB', 'Dubai (Emirados Árabes Unidos)'),
  place('MLE', 'Malé (Maldivas)'),
  named('BKK', 'Banguecoque (Tailândia)', 'Bangkok (Tailândia)', ['BKK', 'DMK']),
  place('DPS', 'Bali (Indonésia)'),
  place('TYO', 'Tóquio (Japão)', ['NRT', 'HND']),
]

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Labels as typed, without accents or country if need be: 'nova york' finds NYC. */
const byText = new Map<string, string>()
for (const { code, PT, BR } of destinations) {
  for (const label of [code, PT, BR]) {
    byText.set(plain(label), code)
    byText.set(plain(label.replace(/ \(.*\)$/, '')), code)
  }
}

export function destinationCode(text: string): string | undefined {
  return byText.get(plain(text))
}

/** The favourites a place counts for: by its airport, or by its name in either variant. */
export function destinationsAt(place: { iata: string; labels: string[] }): string[] {
  const byAirport = destinations.filter(({ airports }) => airports.includes(place.iata))
  const byName = [place.iata, ...place.labels].flatMap((text) => destinationCode(text) ?? [])
  return [...new Set([...byAirport.map(({ code }) => code), ...byName])]
}

export function destinationLabel(code: string, variant: Variant): string {
  return destinations.find((each) => each.code === code)?.[variant] ?? code
}
