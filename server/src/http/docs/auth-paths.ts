/** The sign-in calls. They speak devise_token_auth, so they are written down by hand instead of declared. */
const json = (properties: Record<string, object>) => ({
  'application/json': { schema: { type: 'object', properties } },
})
const text = { type: 'string' }
const secret = { type: 'string', format: 'password' }
const tenant = [{ $ref: '#/components/parameters/tenant' }]
const user = { type: 'object', properties: { id: text, email: text, uid: text, provider: text, name: text } }
const failed = {
  default: { description: 'Not a success', content: json({ success: { type: 'boolean' }, errors: {} }) },
}

function call(
  summary: string,
  fields: Record<string, object>,
  success: string,
  options: { guest?: boolean; code?: number } = {},
): object {
  const { guest = true, code = 200 } = options
  return {
    tags: ['auth'],
    summary,
    parameters: tenant,
    ...(guest ? { security: [{}] } : {}),
    ...(Object.keys(fields).length > 0 ? { requestBody: { content: json(fields) } } : {}),
    responses: {
      [code]: { description: success, ...(code === 200 ? { content: json({ data: user }) } : {}) },
      ...failed,
    },
  }
}

const newPassword = {
  password: secret,
  password_confirmation: secret,
  reset_password_token: text,
  current_password: secret,
}

const ownDetails = {
  first_name: text,
  infix: text,
  last_name: text,
  gender: text,
  phone_number: text,
  locale: text,
  email: text,
  password: secret,
  password_confirmation: secret,
  current_password: secret,
}

export const authPaths = {
  '/auth': {
    post: call(
      'Register as a volunteer, at a site with a volunteer centre',
      {
        email: text,
        password: secret,
        password_confirmation: secret,
        first_name: text,
        infix: text,
        last_name: text,
        phone_number: text,
        locale: text,
        organization_id: text,
        confirm_success_url: text,
      },
      'The same answer for every address; what to do next is in a mail to it',
    ),
    put: call('Change one’s own details or password', ownDetails, 'Changed', { guest: false }),
    patch: call('Change one’s own details or password', ownDetails, 'Changed', { guest: false }),
    delete: call('Ask to delete one’s own account', {}, 'A mail with a link, or a request at one’s school', {
      guest: false,
    }),
  },
  '/auth/unlock': {
    post: call(
      'Ask for a mail to sign in with after too many attempts',
      { email: text },
      'The same answer for every address',
    ),
    get: call('From the mail to the page that signs in', {}, 'To the page', { code: 302 }),
  },
  '/auth/sign_in': {
    post: call('Sign in', { email: text, password: secret }, 'Signed in; the session is in the headers'),
  },
  '/auth/sign_out': { delete: call('Sign out on this device', {}, 'Signed out', { guest: false }) },
  '/auth/validate_token': { get: call('Is this session still good?', {}, 'It is', { guest: false }) },
  '/auth/password': {
    post: call(
      'Ask for a mail to choose a new password',
      { email: text, redirect_url: text },
      'The same answer for every address',
    ),
    put: call('Choose a new password', newPassword, 'Changed; a new session is in the headers'),
    patch: call('Choose a new password', newPassword, 'Changed; a new session is in the headers'),
  },
  '/auth/password/edit': {
    get: call('From the mail to the page that asks for a password', {}, 'To the page', { code: 302 }),
  },
  '/auth/confirmation': {
    post: call('Ask for the invitation again', { email: text }, 'The same answer for every address'),
    get: call('From the mail to the page that confirms', {}, 'To the page', { code: 302 }),
  },
  '/auth/magic_link': {
    post: call(
      'Ask for a mail to sign in with, where the site has it',
      { email: text },
      'The same answer for every address',
    ),
  },
  '/auth/magic_link/sign_in': {
    post: call('Sign in with the link of a mail', { token: text }, 'Signed in; the session is in the headers'),
  },
  '/auth/entree': {
    get: call('Sign in through one’s school (Entree), where it is configured', {}, 'To Entree', { code: 302 }),
  },
  '/auth/entree/callback': { get: call('Back from Entree', {}, 'To the page that signs in', { code: 302 }) },
  '/auth/entree/sign_in': {
    post: call('Exchange the code of the success page', { code: text }, 'Signed in; the session is in the headers'),
  },
  '/auth/entree/link': {
    post: call(
      'Join one’s account and one’s school identity',
      { email: text, password: secret },
      'Joined and signed in',
    ),
  },
  '/api/v1/live': {
    get: {
      ...call('What changes, as it changes: an event stream of type and id', {}, 'A stream', {
        guest: false,
        code: 200,
      }),
      responses: { 200: { description: 'A stream', content: { 'text/event-stream': { schema: text } } }, ...failed },
    },
  },
}
