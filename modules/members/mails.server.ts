import { accountDeleted } from '~/emails/account-deleted'
import { alreadyMember } from '~/emails/already-member'
import { confirmAddress } from '~/emails/confirm-address'
import { confirmProfile } from '~/emails/confirm-profile'
import { downgraded } from '~/emails/downgraded'
import { type ClubIdentity, renderMail } from '~/emails/mail'
import { newSignIn } from '~/emails/new-sign-in'
import { passwordChanged } from '~/emails/password-changed'
import { premiumBegins } from '~/emails/premium-begins'
import { profileConfirmed } from '~/emails/profile-confirmed'
import { resetPassword } from '~/emails/reset-password'
import { welcome } from '~/emails/welcome'
import type { Accounts } from '~/modules/accounts/service.server'
import type { Database } from '~/platform/database.server'
import { hashToken, type Signer } from '~/platform/links.server'
import type { Mailer } from '~/platform/mailer.server'
import { handles, type JobHandler } from '~/platform/queue.server'
import { type MemberMailKind, memberMail, profileProposalMail } from './jobs.server'
import { preferencesPath, profileProofPath } from './links.server'
import type { Member } from './model'
import * as profiles from './profile-store.server'
import * as store from './store.server'
import { isSuppressed } from './suppression.server'

interface Parts {
  db: Database
  mailer: Mailer
  accounts: Accounts
  signer: Signer
  club: ClubIdentity
}

export function memberMailHandlers(parts: Parts): JobHandler[] {
  const { db, accounts, club } = parts
  return [
    handles(
      memberMail,
      async ({ uid, kind }) => {
        const member = await store.findByUid(db, uid)
        if (member) await send(parts, member, await compose(parts, member, kind))
      },
      { concurrency: 2 },
    ),
    handles(profileProposalMail, async ({ proposalId }) => {
      const proposal = await profiles.findProposal(db, { id: proposalId })
      const member = proposal && (await store.findByUid(db, proposal.uid))
      if (!member) return
      const token = await accounts.issueLink(db, member.uid, 'confirm-profile')
      await profiles.linkProposal(db, proposalId, hashToken(token))
      const url = `${club.url}/confirmar-perfil/${token}`
      await send(
        parts,
        member,
        await renderMail(confirmProfile, { ...frameOf(parts, member), url }),
      )
    }),
  ]
}

/** Sent at once, not by a job: a job would have to keep the address that has just been erased. */
export function goodbyeSender(parts: Pick<Parts, 'mailer' | 'club'>) {
  return async (member: Member): Promise<void> => {
    const { variant, name, email } = member
    const mail = await renderMail(accountDeleted, { variant, name, club: parts.club })
    await parts.mailer.send({ to: email, ...mail })
  }
}

/** The one door for mails to members: what is suppressed ends here. */
async function send(parts: Parts, member: Member, mail: Awaited<ReturnType<typeof renderMail>>) {
  if (await isSuppressed(parts, member.email)) return
  await parts.mailer.send({ to: member.email, ...mail })
}

function frameOf({ club, signer }: Parts, member: Member) {
  const { variant, name, uid } = member
  return { variant, name, club, preferencesUrl: club.url + preferencesPath(signer, uid) }
}

async function compose(parts: Parts, member: Member, kind: MemberMailKind) {
  const { db, accounts, club, signer } = parts
  const frame = frameOf(parts, member)
  const link = async (purpose: 'confirm-address' | 'reset-password' | 'set-password') => {
    const path = purpose === 'confirm-address' ? 'verificar' : 'definir-senha'
    return `${club.url}/${path}/${await accounts.issueLink(db, member.uid, purpose)}`
  }
  switch (kind) {
    case 'confirm-address':
      return renderMail(confirmAddress, { ...frame, url: await link(kind) })
    case 'already-member':
      return renderMail(alreadyMember, frame)
    case 'welcome':
      return renderMail(welcome, { ...frame, homeAirport: member.homeAirport })
    case 'premium-begins': {
      const needsPassword = !(await accounts.hasPassword(member.uid))
      const passwordUrl = needsPassword ? await link('set-password') : undefined
      const profileUrl = club.url + profileProofPath(signer, member.uid)
      return renderMail(premiumBegins, { ...frame, passwordUrl, profileUrl })
    }
    case 'reset-password':
      return renderMail(resetPassword, { ...frame, url: await link(kind) })
    case 'password-changed':
      return renderMail(passwordChanged, frame)
    case 'new-sign-in':
      return renderMail(newSignIn, frame)
    case 'profile-confirmed':
      return renderMail(profileConfirmed, frame)
    case 'downgraded':
      return renderMail(downgraded, frame)
  }
}
