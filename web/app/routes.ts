import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Public pages stand first; everything below the private layout needs a session. */
export default [
  route('locales/:file', 'features/shell/locale-file.ts'),
  route('theme.css', 'features/shell/theme-file.ts'),
  route('voorkeuren', 'features/shell/preferences.ts'),
  layout('layouts/default-layout.tsx', [
    index('features/home/home.tsx'),
    route('privacyverklaring', 'features/pages/privacy.tsx'),
    layout('layouts/private-layout.tsx', [
      route('dashboard', 'features/dashboard/dashboard.tsx'),
      layout('features/account/profile-layout.tsx', [
        route('account/roles', 'features/account/account-roles.tsx'),
        ...prefix('profile-edit', [
          index('features/account/profile-edit.tsx'),
          route('email', 'features/account/change-email.tsx'),
          route('settings', 'features/account/settings.tsx'),
        ]),
      ]),
    ]),
    route('dev/ui', 'features/dev-ui/dev-layout.tsx', [index('features/dev-ui/foundations.tsx')]),
    route('*', 'features/pages/not-found.tsx'),
  ]),
  layout('layouts/door-layout.tsx', [
    ...prefix('inloggen', [
      index('features/sign-in/doors.tsx'),
      route(':door', 'features/sign-in/sign-in.tsx'),
      route('kennisnet/success', 'features/sign-in/kennisnet-success.tsx'),
      route('kennisnet/error', 'features/sign-in/kennisnet-error.tsx'),
    ]),
    route('auth/recover', 'features/sign-in/recover.tsx'),
    route('auth/reset', 'features/sign-in/reset.tsx'),
    route('auth/no-organization', 'features/sign-in/no-organization.tsx'),
    route('confirm', 'features/sign-in/confirm.tsx'),
  ]),
  route('inloggen/kennisnet', 'features/sign-in/kennisnet.ts'),
  route('auth/login-1', 'features/sign-in/old-sign-in.ts'),
  route('uitloggen', 'features/sign-in/sign-out.tsx'),
] satisfies RouteConfig
