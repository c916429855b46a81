import "parameter-form/styles.css";
