import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names'

type Look = 'primary' | 'secondary' | 'night' | 'quiet' | 'danger'

const looks: Record<Look, string> = {
  primary:
    'bg-sunset text-on-sunset shadow-[0_5px_0_var(--sunset-deep)] hover:brightness-105 active:translate-y-1 active:shadow-[0_1px_0_var(--sunset-deep)]',
  secondary: 'bg-card text-ink border-2 border-ink/80 hover:bg-sand-2 active:translate-y-0.5',
  night: 'bg-night text-on-night hover:brightness-125 dark:bg-sand-2 dark:text-ink',
  danger: 'bg-card text-danger border-2 border-danger hover:bg-danger/10 active:translate-y-0.5',
  quiet: 'text-cobalt underline underline-offset-4 decoration-2 hover:text-ink px-2',
}

export function buttonLook(look: Look = 'primary', className?: string): string {
  return classNames(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-3 text-center font-bold leading-tight transition disabled:cursor-not-allowed disabled:opacity-60',
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
