import { useId, useState } from 'react'
import { useTexts } from '~/app/texts'
import { Button, buttonLook } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { referralTexts } from '~/locales/referral'

/** The member's link and the ways it travels; plain links, so nobody else's script is loaded. */
export function ReferralShare({ link }: { link: string }) {
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const id = useId()
  const [copied, setCopied] = useState(false)
  const message = `${r.shareText} ${link}`
  const outside = { target: '_blank', rel: 'noopener noreferrer' }

  async function copy() {
    // Where the browser does not allow it, the link stays selected to be copied by hand.
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => document.getElementById(id)?.focus(),
    )
  }

  return (
    <div className="p-6 sm:p-8">
      <label htmlFor={id} className="font-semibold">
        {r.link}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-12 w-full min-w-0 rounded-control border-2 border-line bg-field px-4 font-semibold text-ink"
        />
        <Button look="secondary" onClick={copy} className="shrink-0">
          <Icon name={copied ? 'check' : 'copy'} className="size-5" />
          <span aria-live="polite" className="max-sm:sr-only">
            {copied ? r.copied : r.copy}
          </span>
        </Button>
      </div>
      <p className="mt-5 font-semibold">{r.share}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          {...outside}
          className={buttonLook('primary', 'grow')}
        >
          <Icon name="whatsapp" className="size-5" />
          {r.whatsapp}
        </a>
        <a
          href={`mailto:?subject=${encodeURIComponent(r.shareSubject)}&body=${encodeURIComponent(message)}`}
          className={buttonLook('secondary', 'grow')}
        >
          <Icon name="mail" className="size-5" />
          {r.email}
        </a>
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`}
          {...outside}
          className={buttonLook('secondary', 'grow')}
        >
          <Icon name="facebook" className="size-5" />
          {r.facebook}
        </a>
      </div>
    </div>
  )
}
