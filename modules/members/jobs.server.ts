import { z } from 'zod'
import { defineJob } from '~/platform/queue.server'

export const memberMailKinds = ['confirm-address', 'already-member', 'welcome'] as const

/** A mail about the membership itself; links are made when it is sent and stored hashed. */
export const memberMail = defineJob(
  'member-mail',
  z.object({ uid: z.string(), kind: z.enum(memberMailKinds) }),
)
