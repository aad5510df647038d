import { redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { ApiError } from '#protocol/client.ts'
import { queueAddress } from './queue-address.ts'

type Decided = {
  /** The screen of this kind. */
  path: string
  id: string
  /** The one that is up now. */
  next: string
  /** What was decided, as the name of a word. */
  said: string
  params?: Record<string, string>
  /** Not where somebody has the place already. */
  isFinal?: boolean
}

/** After a decision the next one is up, and for a moment it can be taken back. On a phone the list comes first. */
export const decided = ({ path, id, next, said, params, isFinal = false }: Decided) =>
  redirect(
    queueAddress(path, { volgende: next || 'geen' }),
    withToast({ title: said, params, ...(isFinal ? {} : { undo: { to: path, id } }) }),
  )

/** Somebody else, or another tab, was earlier: that is said, and the next one is up. */
export const tooLate = ({ path, next, said, params }: Omit<Decided, 'id'>) =>
  redirect(queueAddress(path, { volgende: next || 'geen' }), withToast({ title: said, params, color: 'info' }))

/** Takes a decision back; whoever does so sees the same one again, where it stands now. */
export async function takeBack(
  path: string,
  id: string,
  work: () => Promise<object>,
  pathOf: (status: unknown) => string = () => path,
) {
  let back: object
  try {
    back = await work()
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404, 409].includes(error.status)) throw error
    return redirect(path, withToast({ title: 'queue.told', color: 'warning' }))
  }
  return redirect(
    queueAddress(pathOf('status' in back ? back.status : undefined), { id }),
    withToast({ title: 'queue.undone', color: 'info' }),
  )
}
