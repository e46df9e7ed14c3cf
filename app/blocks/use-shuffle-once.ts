import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** SPEC §9: the bottom of the section is above 95 % of the viewport's height. */
const FROM_THE_BOTTOM = '-5%'
/** Above the viewport counts as reached: a jump to the end of the page passes the place by. */
const WHOLE_PAGE_ABOVE = '1000000px'

/**
 * Shuffles a list once, when the marker after it comes into view. The elements glide from where
 * they were, so nothing jumps; who asked for less motion sees them fade in at their new place.
 */
export function useShuffleOnce<Item>(
  items: readonly Item[],
  list: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
): readonly Item[] {
  const [order, setOrder] = useState(items)
  const before = useRef<Map<Element, DOMRect>>(undefined)

  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        before.current = places(list.current)
        setOrder(shuffled)
      },
      { rootMargin: `${WHOLE_PAGE_ABOVE} 0px ${FROM_THE_BOTTOM} 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [list, end])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves the elements.
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const [element, from] of before.current ?? []) {
      const to = element.getBoundingClientRect()
      const glide = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }
      element.animate([calm ? { opacity: 0 } : glide, {}], {
        duration: calm ? 200 : 700,
        easing: 'cubic-bezier(0.3, 1.2, 0.5, 1)',
      })
    }
    before.current = undefined
  }, [order])

  return order
}

function places(list: HTMLElement | null): Map<Element, DOMRect> {
  const elements = [...(list?.children ?? [])]
  return new Map(elements.map((element) => [element, element.getBoundingClientRect()]))
}

/** Fisher and Yates; again while all are where they were, for that would not be seen. */
export function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  if (new Set(items).size < 2) return items
  const order = [...items]
  do {
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = Math.floor(Math.random() * (last + 1))
      const moved = order[last] as Item
      order[last] = order[chosen] as Item
      order[chosen] = moved
    }
  } while (order.every((item, place) => item === items[place]))
  return order
}
