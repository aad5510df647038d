/** The word for one, or the word for more: `rows` or `rowsOne`, `submit.students` or `submitOne.students`. */
export function forCount(key: string, count: number): string {
  if (count !== 1) return key
  const [first, ...rest] = key.split('.').reverse()
  return ['students', 'staff', 'groups', 'organizations'].includes(first ?? '')
    ? [...rest.slice(1).reverse(), `${rest[0]}One`, first].join('.')
    : `${key}One`
}
