import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { type QrSquare, qrOf } from '#lib/qr.server.ts'
import { contractSigners, contracts, showSignerCode } from '#protocol/features/contracts.ts'

type Context = Readonly<RouterContextProvider>

export type QrSeat = {
  id: string
  role: 'student' | 'guardian' | 'host' | 'school'
  name: string
  status: 'waiting' | 'invited' | 'viewed' | 'signed' | 'declined'
  signedAt: string | null
  reason: string | null
  canShow: boolean
}

/** How far the contract is, and whose turn it is at this screen. */
export async function readQr(context: Context, contractId: string, signerId: string) {
  const api = context.get(apiContext)
  const [contract, rows] = await Promise.all([
    api.find(contracts, contractId),
    api.list(contractSigners, { filter: { contractIdEq: contractId }, page: { size: 20 } }),
  ])
  const seats = rows.map(({ id, role, name, status, signedAt, reason, can }): QrSeat => {
    const isUp = status === 'invited' || status === 'viewed'
    return { id, role, name, status, signedAt, reason, canShow: isUp && can.showSignerCode === true }
  })
  const seat = seats.find(({ id }) => id === signerId)
  // Only whoever may show it, and everybody who may knows the contract.
  if (!seat || !rows.some(({ id, can }) => id === signerId && can.showSignerCode)) throw data(null, { status: 404 })
  const { number, studentName, organizationName, status } = contract
  return { contractId, number, student: studentName, organization: organizationName, status, seats, seat }
}
export type QrPage = Awaited<ReturnType<typeof readQr>>

export type ShownCode = { signerId: string; expiresAt: string; square: QrSquare }
export type QrAnswer = { shown: ShownCode | null; errors: FormError[] }

/** Every code is written down, so it is made when somebody asks for it and not whenever the page is read. */
export async function showCode(context: Context, signerId: string) {
  try {
    const { address, expiresAt } = await context.get(apiContext).run(showSignerCode, signerId)
    return data<QrAnswer>({ shown: { signerId, expiresAt, square: qrOf(address) }, errors: [] })
  } catch (error) {
    const { status, errors } = errorsOf(error, {})
    return data<QrAnswer>({ shown: null, errors }, status)
  }
}
