import { classNames } from '~/app/ui/class-names'
import type { DealView } from '~/modules/deals/model'
import { withoutAvif } from '~/modules/pictures/model'
import { Scene } from './scene'

/** A scene of ours, or a picture the team uploaded; the words beside it say what it shows. */
export function DealPicture({ deal, className }: { deal: DealView; className?: string }) {
  const look = classNames('object-cover', deal.expired && 'grayscale', className)
  if (!deal.image.startsWith('/')) return <Scene id={deal.image} loading="lazy" className={look} />
  return (
    <picture className="contents">
      <source srcSet={deal.image} type="image/avif" />
      <img
        src={withoutAvif(deal.image)}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className={look}
      />
    </picture>
  )
}
