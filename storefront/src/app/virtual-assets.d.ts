declare module 'virtual:assets' {
  export const assets: import('./assets.ts').Assets;
}
