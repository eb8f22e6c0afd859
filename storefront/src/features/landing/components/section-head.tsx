import classes from './section-head.module.css';

export function SectionHead({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
