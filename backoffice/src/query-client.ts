import { QueryClient } from '@tanstack/react-query';

/** Failures are shown at once, with a way to retry: the provider has waited already, and a refusal stays one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
