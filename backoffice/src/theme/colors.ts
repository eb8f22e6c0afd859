/** The coast's colours, the storefront's own (storefront/src/theme/colors.ts), as far as the back office needs them. */
export const colors = {
  sea: {
    0: '#eef7f8',
    1: '#d9edf0',
    2: '#b3dbe2',
    3: '#84c3cf',
    5: '#338da1',
    7: '#11596d',
    8: '#0b4557',
    9: '#073342',
  },
  sun: { 1: '#ffe8c2', 3: '#fcbb55', 6: '#bd6c08', 7: '#955405', 8: '#704005' },
  sand: { 0: '#fcfaf6', 1: '#f6f1e8', 2: '#ece3d4', 3: '#ded0ba' },
  silver: { 1: '#ebeff0', 5: '#738590', 6: '#536570', 9: '#192227' },
  night: { 0: '#e4ecee', 2: '#a3b3ba', 4: '#3a5059', 5: '#2d424b', 6: '#20333b', 7: '#15262d', 8: '#0f1d23' },
  clay: { 1: '#fadcd5', 3: '#ec8d7b', 6: '#b53b27', 7: '#922e1d' },
  pine: { 1: '#d9efdf', 3: '#82c998', 6: '#257744', 7: '#1c5e36' },
  white: '#ffffff',
} as const;
