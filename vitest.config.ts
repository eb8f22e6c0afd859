import { defineConfig } from 'vitest/config';
import { emulatorEnv } from './tools/platform/config.ts';

/** The platform the tests talk to: `npm test` starts one with every port + 10000; PLATFORM_OFFSET=0 means `npm start`'s. */
const platform = emulatorEnv(Number(process.env.PLATFORM_OFFSET ?? 10_000));
const env = Object.fromEntries(Object.entries(platform).filter(([name]) => process.env[name] === undefined));

const SECOND = 1_000;

/** Tests that need a running platform share it, so their files run one after the other. */
function onPlatform(name: string, include: string[], seconds: number) {
  return {
    test: {
      name,
      include,
      env,
      globalSetup: ['tools/test/require-platform.ts'],
      fileParallelism: false,
      testTimeout: seconds * SECOND,
      hookTimeout: seconds * SECOND,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,storefront,backoffice,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.emulator.test.ts'],
          testTimeout: 30 * SECOND,
        },
      },
      onPlatform('rules', ['tests/rules/**/*.test.ts'], 30),
      onPlatform('provider', ['backoffice/**/*.emulator.test.ts'], 30),
      onPlatform('functions', ['tests/functions/**/*.test.ts'], 60),
      onPlatform('e2e', ['tests/e2e/**/*.test.ts'], 240),
    ],
  },
});
