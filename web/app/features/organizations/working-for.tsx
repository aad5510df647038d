import { useRoot } from '#lib/use-root.ts'

/** For whoever belongs to more than one organization: which one this page is about. */
export function WorkingFor() {
  const { organizations = [], organization } = useRoot().session ?? {}
  if (organizations.length < 2 || !organization) return null
  return <p className="mt-1 text-ui font-semibold break-words text-ink2">{organization.name}</p>
}
