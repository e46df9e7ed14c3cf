import { data } from 'react-router'

/** Thrown, so that the error page and its status are the same for every missing address. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
