import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '#lib/context.ts'

/** A site without forms has no trace of them. */
export function requireForms(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).site.flags.evaluationForms) throw data(null, { status: 404 })
}
