import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names'

type Look = 'primary' | 'secondary' | 'night' | 'quiet' | 'danger'

const looks: Record<Look, string> = {
  primary:
    'px-5 bg-sunset text-on-sunset shadow-[0_5px_0_var(--sunset-deep)] hover:brightness-105 active:translate-y-1 active:shadow-[0_1px_0_var(--sunset-deep)]',
  secondary: 'px-5 bg-card text-ink border-2 border-ink/80 hover:bg-sand-2 active:translate-y-0.5',
  night: 'px-5 bg-night text-on-night hover:brightness-125 dark:bg-cobalt/30 dark:text-ink',
  danger:
    'px-5 bg-card text-danger border-2 border-danger hover:bg-danger/10 active:translate-y-0.5',
  // Without an outline there is nothing to keep a distance from: it stands in line with its neighbours.
  quiet: 'text-cobalt underline underline-offset-4 decoration-2 hover:text-ink',
}

export function buttonLook(look: Look = 'primary', className?: string): string {
  return classNames(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-3 text-center font-bold leading-tight transition disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    className,
  )
}

export function Button({ look, className, ...props }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...props} className={buttonLook(look, className)} />
}

export function ButtonLink({ look, className, ...props }: LinkProps & { look?: Look }) {
  return <Link {...props} className={buttonLook(look, className)} />
}
