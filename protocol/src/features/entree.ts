/**
 * Why a sign-in through Kennisnet (Entree Federatie) did not succeed. The server sends a browser to
 * `/inloggen/kennisnet/error?code=…` with one of these and nothing else, so that no text of somebody else is ever shown.
 */
export const entreeErrors = [
  // The school.
  'brin_missing',
  'brin_unknown',
  'brin_four_ambiguous',
  'school_not_activated',
  // The person.
  'mail_missing',
  'user_not_provisioned',
  'user_other_school',
  'wrong_center',
  'role_mismatch',
  'user_archived',
  /** The account has another way in already: POST /auth/entree/link with its password joins the two. */
  'account_conflict',
  // The attempt: trying again helps.
  'replayed',
  'expired',
  'state_mismatch',
  'nonce_mismatch',
  'cancelled',
  // Entree itself.
  /** This installation does not have it. */
  'not_configured',
  'issuer_mismatch',
  'upstream_400',
  'upstream_403',
  'upstream_500',
] as const

export type EntreeError = (typeof entreeErrors)[number]
