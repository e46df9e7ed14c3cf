/** Mailboxes made to be thrown away. The list only makes a referral wait, so it need not be whole. */
const domains = new Set(
  `0-mail.com 10minutemail.com 10minutemail.net 1secmail.com 1secmail.net 1secmail.org 20minutemail.com
  33mail.com anonbox.net burnermail.io byom.de cock.li crazymailing.com deadaddress.com despam.it
  discard.email discardmail.com discardmail.de dispostable.com dropmail.me e4ward.com emailfake.com
  emailondeck.com emailtemporario.com.br emltmp.com fakeinbox.com fakemail.net fakemailgenerator.com
  getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com
  inboxbear.com inboxkitten.com incognitomail.org jetable.org linshiyouxiang.net luxusmail.org
  mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc mailexpire.com mailforspam.com
  mailinator.com mailinator.net mailinator2.com mailnesia.com mailnull.com mailpoof.com mailsac.com
  mailtemp.info mailtothis.com meltmail.com mintemail.com moakt.cc moakt.com mohmal.com mytemp.email
  mytrashmail.com nada.email nowmymail.com pokemail.net sharklasers.com shieldedmail.com smailpro.com
  sogetthis.com spam4.me spambog.com spambox.us spamex.com spamfree24.org spamgourmet.com spamhole.com
  temp-mail.io temp-mail.org tempail.com tempinbox.com tempm.com tempmail.com tempmail.dev
  tempmail.net tempmail.plus tempmailaddress.com tempmailer.com tempmailo.com tempr.email
  throwawaymail.com tmail.ws tmailor.com tmpmail.net tmpmail.org trash-mail.com trashmail.com
  trashmail.de trashmail.me trashmail.net trbvm.com tuamaeaquelaursa.com uorak.com wegwerfmail.de
  wegwerfmail.net yopmail.com yopmail.fr yopmail.net zetmail.com`.split(/\s+/),
)

export function isDisposable(email: string): boolean {
  const domain = email.toLowerCase().split('@').at(-1) ?? ''
  const labels = domain.split('.')
  return labels.some((_, from) => domains.has(labels.slice(from).join('.')))
}
