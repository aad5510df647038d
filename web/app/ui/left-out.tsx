import { Link } from 'react-router'

type Props = { of: readonly { id: string; student: string; text: string }[]; to(id: string): string }

/** Of each that was left out whose it is, and why. */
export function LeftOut({ of, to }: Props) {
  if (of.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 font-normal">
      {of.map(({ id, student, text }) => (
        <li key={id}>
          <Link to={to(id)} className="font-semibold underline underline-offset-3">
            {student}
          </Link>
          : {text}
        </li>
      ))}
    </ul>
  )
}
