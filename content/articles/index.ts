import founderBR from './CDV-Founder/br.html?raw'
import founder from './CDV-Founder/meta.json'
import founderPT from './CDV-Founder/pt.html?raw'
import tipsBR from './dicas-para-voos-baratos/br.html?raw'
import tips from './dicas-para-voos-baratos/meta.json'
import tipsPT from './dicas-para-voos-baratos/pt.html?raw'
import mistakesBR from './erros/br.html?raw'
import mistakes from './erros/meta.json'
import mistakesPT from './erros/pt.html?raw'
import swapBR from './estrategias-para-trocar-destinos/br.html?raw'
import swap from './estrategias-para-trocar-destinos/meta.json'
import swapPT from './estrategias-para-trocar-destinos/pt.html?raw'
import fraudBR from './evita-golpes-online/br.html?raw'
import fraud from './evita-golpes-online/meta.json'
import fraudPT from './evita-golpes-online/pt.html?raw'
import hotelsBR from './hotwire/br.html?raw'
import hotels from './hotwire/meta.json'
import hotelsPT from './hotwire/pt.html?raw'
import enginesBR from './melhor-buscador-de-voos/br.html?raw'
import engines from './melhor-buscador-de-voos/meta.json'
import enginesPT from './melhor-buscador-de-voos/pt.html?raw'
import ticketsBR from './one-way-or-multi-cities/br.html?raw'
import tickets from './one-way-or-multi-cities/meta.json'
import ticketsPT from './one-way-or-multi-cities/pt.html?raw'

/** The eight articles of SPEC §1, as written; the articles module makes them fit to show. */
export const articleSources = [
  { ...founder, html: { PT: founderPT, BR: founderBR } },
  { ...tips, html: { PT: tipsPT, BR: tipsBR } },
  { ...mistakes, html: { PT: mistakesPT, BR: mistakesBR } },
  { ...swap, html: { PT: swapPT, BR: swapBR } },
  { ...fraud, html: { PT: fraudPT, BR: fraudBR } },
  { ...hotels, html: { PT: hotelsPT, BR: hotelsBR } },
  { ...engines, html: { PT: enginesPT, BR: enginesBR } },
  { ...tickets, html: { PT: ticketsPT, BR: ticketsBR } },
]
