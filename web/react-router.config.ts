import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Built beside the real one, which is replaced when the build is complete.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  ssr: true,
  // All routes in one file that browsers keep: matched once there, instead of for every page and every link here.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
