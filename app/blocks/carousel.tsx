import { useEffect, useState } from 'react'
import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { carouselTexts } from '~/locales/carousel'
import { Scene } from './scene'

export interface CarouselImage {
  scene: string
  alt: string
}

const INTERVAL_MS = 3_000

/** SPEC §9: the next image every 3 seconds, when there is more than one; it stops when looked at. */
export function Carousel({ label, images }: { label: string; images: CarouselImage[] }) {
  const { t } = useTexts(carouselTexts)
  const [current, setCurrent] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const several = images.length > 1

  useEffect(() => {
    if (!several || stopped || held) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setCurrent((now) => (now + 1) % images.length), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [several, stopped, held, images.length])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="relative aspect-[4/3] overflow-hidden rounded-[1.75rem] bg-sand-2 shadow-lift"
    >
      {images.map((image, index) => {
        const shown = index === current
        // Later pictures are fetched when their turn is near, so the first one paints alone.
        const near = shown || index === (current + 1) % images.length
        return (
          <div
            key={image.scene}
            aria-hidden={!shown}
            className={`absolute inset-0 transition-opacity duration-700 ${shown ? 'opacity-100' : 'opacity-0'}`}
          >
            {(index === 0 || (near && current > 0) || shown) && (
              <Scene
                id={image.scene}
                alt={image.alt}
                className="size-full object-cover"
                fetchPriority={index === 0 ? 'high' : 'auto'}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            )}
          </div>
        )
      })}
      {several && (
        <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 p-3">
          <div className="flex gap-0.5 rounded-full bg-night/90 ring-2 ring-white/60 px-1.5">
            {images.map((image, index) => (
              <button
                key={image.scene}
                type="button"
                aria-label={image.alt}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => setCurrent(index)}
                className="group grid size-6 place-items-center"
              >
                <span className="block size-2 rounded-full bg-white/55 transition group-aria-[current]:w-4 group-aria-[current]:bg-white" />
              </button>
            ))}
          </div>
          <button
            type="button"
            aria-label={stopped ? t.carousel.play : t.carousel.pause}
            onClick={() => setStopped((now) => !now)}
            className="grid size-9 place-items-center rounded-full bg-night/90 ring-2 ring-white/60 text-white"
          >
            <Icon name={stopped ? 'play' : 'pause'} className="size-4" />
          </button>
        </div>
      )}
    </section>
  )
}
