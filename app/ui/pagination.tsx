import { Link } from 'react-router'
import { buttonLook } from './button'
import { Icon } from './icon'

/** Previous and next as real addresses, so that a page of results can be shared. */
export function Pagination(props: {
  label: string
  page: number
  pages: number
  hrefFor: (page: number) => string
  texts: { previous: string; next: string; position: string }
}) {
  const { page, pages, hrefFor, texts } = props
  if (pages <= 1) return null
  const look = buttonLook('secondary')
  const off = `${look} pointer-events-none opacity-45`
  return (
    <nav aria-label={props.label} className="mt-10 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Link to={hrefFor(page - 1)} rel="prev" className={look} preventScrollReset>
          <Icon name="back" className="size-5" /> {texts.previous}
        </Link>
      ) : (
        <span aria-disabled="true" className={off}>
          <Icon name="back" className="size-5" /> {texts.previous}
        </span>
      )}
      <p className="text-sm text-muted">
        {texts.position.replace('{page}', String(page)).replace('{pages}', String(pages))}
      </p>
      {page < pages ? (
        <Link to={hrefFor(page + 1)} rel="next" className={look} preventScrollReset>
          {texts.next} <Icon name="arrow" className="size-5" />
        </Link>
      ) : (
        <span aria-disabled="true" className={off}>
          {texts.next} <Icon name="arrow" className="size-5" />
        </span>
      )}
    </nav>
  )
}
