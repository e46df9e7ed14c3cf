import { classNames } from './class-names'

/** A price or an hour as on a station board; read out as `spoken`, or as the plain text it is. */
export function SplitFlap(props: { text: string; spoken?: string; className?: string }) {
  const { text, spoken = text } = props
  return (
    <span className={classNames('inline-flex gap-[0.1em] font-display', props.className)}>
      <span className="sr-only">{spoken}</span>
      {[...text].map((character, place) =>
        /[\s.,]/.test(character) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place on the board.
          <span key={place} aria-hidden="true" className="min-w-[0.12em] self-end">
            {character.trim()}
          </span>
        ) : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place on the board.
            key={place}
            aria-hidden="true"
            style={{ animationDelay: `${place * 90}ms` }}
            className="flap grid min-w-[0.86em] place-items-center rounded-[0.16em] px-[0.12em] py-[0.2em] font-extrabold leading-none tabular-nums"
          >
            {character}
          </span>
        ),
      )}
    </span>
  )
}
