import { alreadyMember } from '~/emails/already-member'
import { confirmAddress } from '~/emails/confirm-address'
import { type ClubIdentity, renderMail } from '~/emails/mail'
import { welcome } from '~/emails/welcome'
import type { Accounts } from '~/modules/accounts/service.server'
import type { Database } from '~/platform/database.server'
import type { Mailer } from '~/platform/mailer.server'
import { handles, type JobHandler } from '~/platform/queue.server'
import { memberMail } from './jobs.server'
import type { Member } from './model'
import * as store from './store.server'

export function memberMailHandler(parts: {
  db: Database
  mailer: Mailer
  accounts: Accounts
  club: ClubIdentity
}): JobHandler {
  const { db, mailer, accounts, club } = parts

  async function compose(member: Member, kind: 'confirm-address' | 'already-member' | 'welcome') {
    const { variant, name } = member
    switch (kind) {
      case 'confirm-address': {
        const token = await accounts.issueLink(db, member.uid, 'confirm-address')
        return renderMail(confirmAddress, {
          variant,
          club,
          name,
          url: `${club.url}/verificar/${token}`,
        })
      }
      case 'already-member':
        return renderMail(alreadyMember, { variant, club, name })
      case 'welcome':
        return renderMail(welcome, { variant, club, name, homeAirport: member.homeAirport })
    }
  }

  return handles(memberMail, async ({ uid, kind }) => {
    const member = await store.findByUid(db, uid)
    if (!member) return // left before the mail did
    await mailer.send({ to: member.email, ...(await compose(member, kind)) })
  })
}
