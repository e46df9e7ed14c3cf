import { ptBR } from './pt-BR'
import { ptPT, type Texts } from './pt-PT'
import type { Variant } from './variant'

/** Both variants at once: for the server and the mails; the browser loads only its own. */
export const texts: Record<Variant, Texts> = { PT: ptPT, BR: ptBR }
