import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Built beside the real one, which is replaced when the build is complete.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  ssr: true,
} satisfies Config
