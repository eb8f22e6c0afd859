// Only what every page uses; theme/styles-base.ts comes with all but the lean ones.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '../theme/fonts.css';
import '../theme/global.css';
import '../theme/scenes.css';
