import logo from '~/content/brand/logo.svg?url'

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src={logo} alt="" width={40} height={40} className="size-10 rounded-[10px]" />
      <span className="whitespace-nowrap font-display text-lg font-extrabold tracking-tight">
        {name}
      </span>
    </span>
  )
}
