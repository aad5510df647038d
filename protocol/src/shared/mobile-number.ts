/** A number that gets text messages, as gateways want it: 06 of the Netherlands, or one with its country. Else null. */
export function mobileNumber(given: string | null | undefined): string | null {
  const plain = (given ?? '').replace(/[\s().-]/g, '').replace(/^00/, '+')
  const dutch = /^(?:\+31|0)0?(6\d{8})$/.exec(plain)?.[1]
  if (dutch) return `+31${dutch}`
  return /^\+(?!31)[1-9]\d{7,14}$/.test(plain) ? plain : null
}
