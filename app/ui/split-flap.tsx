/** Characters as on a station's board. The whole is read out as one text. */
export function SplitFlap({ text, label }: { text: string; label?: string }) {
  const letters = [...text].map((letter, position) => ({ letter, key: `${position}${letter}` }))
  return (
    <span className="inline-flex">
      <span className="sr-only">{label ?? text}</span>
      <span aria-hidden="true" className="inline-flex gap-[0.08em] font-display font-extrabold">
        {letters.map(({ letter, key }) =>
          letter.trim() === '' ? (
            <span key={key} className="w-[0.28em]" />
          ) : (
            <span
              key={key}
              className="relative grid min-w-[0.86em] place-items-center rounded-[0.14em] bg-night px-[0.1em] py-[0.16em] leading-none text-on-night tabular-nums shadow-[inset_0_0_0_1px_rgb(255_255_255/0.12)] after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-black/60"
            >
              {letter}
            </span>
          ),
        )}
      </span>
    </span>
  )
}
