import classes from './logo.module.css';

/** A paw that rises from a silver wave, and the name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <rect className={classes.sea} width="40" height="40" rx="12" />
        <g className={classes.paw}>
          <ellipse cx="10.800" cy="17" rx="3" ry="4" transform="rotate(-24 10.800 17)" />
          <ellipse cx="16.700" cy="11.200" rx="3.100" ry="4.300" transform="rotate(-7 16.700 11.200)" />
          <ellipse cx="23.700" cy="11.200" rx="3.100" ry="4.300" transform="rotate(7 23.700 11.200)" />
          <ellipse cx="29.400" cy="17" rx="3" ry="4" transform="rotate(24 29.400 17)" />
          <path d="M20 18.500c5.200 0 9.600 4.600 9.600 9 0 1.200-.3 2.100-.8 2.800H11.200c-.5-.7-.8-1.600-.8-2.800 0-4.400 4.400-9 9.600-9Z" />
        </g>
        <path
          className={classes.sea}
          d="M0 29c3.300 0 3.300-2.600 6.700-2.600S10 29 13.300 29s3.400-2.600 6.700-2.600S23.400 29 26.700 29s3.300-2.600 6.600-2.600S36.700 29 40 29v4H0Z"
        />
        <path
          className={classes.wave}
          d="M4 30.400c1.400-.5 1.700-1.400 2.700-1.400 3.300 0 3.300 2.600 6.600 2.600s3.400-2.600 6.700-2.600 3.400 2.600 6.700 2.600 3.300-2.600 6.600-2.600c1 0 1.300.9 2.700 1.400"
        />
      </svg>
      <span className={classes.name}>Patas da Prata</span>
    </span>
  );
}
