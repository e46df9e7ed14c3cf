import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames('rounded-card border border-line bg-card p-6 sm:p-8', className)}
    />
  )
}
