import scenes from '../theme/drawings/scenes.svg?url';

const SIZES = {
  coast: [720, 620],
  obidos: [400, 260],
  caldas: [400, 260],
  bombarral: [400, 260],
  peniche: [400, 260],
  shield: [48, 48],
  card: [48, 48],
  clock: [48, 48],
  star: [48, 48],
  'step-1': [96, 96],
  'step-2': [96, 96],
  'step-3': [96, 96],
} as const;

export interface DrawingProps {
  name: keyof typeof SIZES;
  className?: string | undefined;
}

/** One of our drawings, decorative. All are in one file that pages share; its colours follow the colour scheme. */
export function Drawing({ name, className }: DrawingProps) {
  const [width, height] = SIZES[name];
  return (
    <svg className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${scenes}#${name}`} width={width} height={height} />
    </svg>
  );
}
