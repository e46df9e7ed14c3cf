import { classNames } from '~/app/ui/class-names'
import logo from '~/content/brand/logo.svg?url'

/** `small`: on a phone the mark stands alone, where something else needs the room. */
export function Logo({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src={logo} alt="" width={40} height={40} className="size-10 rounded-[10px]" />
      <span
        className={classNames(
          'whitespace-nowrap font-display text-lg font-extrabold tracking-tight',
          small && 'hidden sm:inline',
        )}
      >
        {name}
      </span>
    </span>
  )
}
