// Korean letters, loaded only where the page speaks Korean; each slice when one of its letters is shown.
import '@fontsource/gowun-batang/400.css';
import '@fontsource/gowun-batang/700.css';
import '@fontsource/nanum-gothic/400.css';
import '@fontsource/nanum-gothic/700.css';
