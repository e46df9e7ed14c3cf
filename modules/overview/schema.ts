import { z } from 'zod'
import { spans } from './model'

/** What the address of the page says; what makes no sense is the usual view. */
export const todayQuery = z.object({ periodo: z.enum(spans).catch('30d') })
