/** Where somebody is, soon will be, asks to be, and was. */
const order = ['running', 'evaluating', 'ready', 'contracting', 'approved', 'proposed', 'completed']
const rank = ({ status }: { status: string }) => order.indexOf(status)
const isPlace = (row: { status: string }) => rank(row) < order.indexOf('proposed')

/** Of several internships, newest first, the one that the page is about, and the other places that count as well. */
export function whichFirst<Row extends { status: string }>(rows: readonly Row[]) {
  const [main, ...rest] = [...rows].sort((a, b) => rank(a) - rank(b))
  return { main, others: rest.filter(isPlace) }
}
